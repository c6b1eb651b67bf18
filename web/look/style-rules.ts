/** A rule `selector { property: value; ... }`, without the group around it. */
export interface StyleRule {
  file: string
  selectors: readonly string[]
  declared: Readonly<Record<string, string>>
}

/** Reads the rules of a style sheet. */
export function readStyleRules(file: string, css: string): StyleRule[] {
  // safe expression: our own stylesheets
  const text = css.replaceAll(/\/\*.*?\*\//gs, '')
  // safe expression: our own stylesheets
  return [...text.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, head = '', body = '']) => ({
    file,
    selectors: head
      // safe expression: our own stylesheets
      .split(/,(?![^()]*\))/)
      .map((selector) => selector.trim().replaceAll(/\s+/g, ' ')),
    declared: Object.fromEntries(
      body
        .split(';')
        .map((line) => line.split(/:(.*)/s).map((part) => part.trim()))
        .filter(([property]) => property) as [string, string][],
    ),
  }))
}

/** Reads the colors that `--name: light-dark(#day, #night)` defines, by name. */
export function readTokens(text: string): Map<string, readonly [day: string, night: string]> {
  // safe expression: our own stylesheets
  const tokens = text.matchAll(/--([\w-]+):\s*light-dark\(\s*(#[\da-f]{6}),\s*(#[\da-f]{6})\s*\)/g)
  return new Map([...tokens].map(([, name = '', day = '', night = '']) => [name, [day, night]]))
}
