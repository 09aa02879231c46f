// Takes the place of site/fast/fast.mjs in a site built with FAST=0.

/** No fast start. */
export const fastStarts = () => [];
