/** The part of morphdom's types that patch.js needs. The build puts morphdom.js beside our scripts. */
export default function morphdom(
  from: Element,
  to: Element,
  options: { childrenOnly: boolean; onBeforeElUpdated(from: HTMLElement, to: HTMLElement): boolean },
): Element;
