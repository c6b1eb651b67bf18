/** `selector { property: value; ... }`, without what stands around it. */
export interface StyleRule {
  file: string
  selectors: readonly string[]
  declared: Readonly<Record<string, string>>
}

/** The rules of a stylesheet. */
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

/** The colors that `--name: light-dark(#day, #night)` gives, by name. */
export function readTokens(text: string): Map<string, readonly [day: string, night: string]> {
  // safe expression: our own stylesheets
  const tokens = text.matchAll(/--([\w-]+):\s*light-dark\(\s*(#[\da-f]{6}),\s*(#[\da-f]{6})\s*\)/g)
  return new Map([...tokens].map(([, name = '', day = '', night = '']) => [name, [day, night]]))
}

/** Where a color stands on the wheel: red at 0, yellow at 60, green at 120. */
export function hue(color: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(color)
  const angle = Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue)
  return ((angle * 180) / Math.PI + 360) % 360
}

/** How far apart two colors are in brightness, from 1 to 21, as WCAG 2 counts it. */
export function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(color).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Red, green and blue, from 0 to 1. */
function partsOf(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
}
