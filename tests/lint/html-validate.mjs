/* The rules for pages: html-validate's recommended ones, with these differences. */

export default {
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    "doctype-style": ["error", { style: "lowercase" }], // HTML allows both
    "aria-label-misuse": ["error", { allowAnyNamable: true }], // a board's lists and groups have names for screen readers
    "prefer-native-element": ["error", { exclude: ["button"] }], // parts of a board are buttons that hold blocks or SVG
  },
};
