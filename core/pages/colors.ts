/** The angle of a color on the wheel: red at 0, yellow at 60, green at 120. */
export function hue(color: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(color)
  const angle = Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue)
  return ((angle * 180) / Math.PI + 360) % 360
}

/** The contrast ratio of two colors, from 1 to 21, as WCAG 2 defines it. */
export function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (lighter + 0.05) / (darker + 0.05)
}

/**
 * Rotates the hue of a color, as CSS does with `oklch(from color l max(c, leastChroma) calc(h +
 * degrees))`.
 */
export function turned(color: string, degrees: number, leastChroma: number): string {
  const [light, a, b] = okLabOf(color)
  const chroma = Math.max(leastChroma, Math.hypot(a, b))
  const angle = Math.atan2(b, a) + (degrees * Math.PI) / 180
  return colorOf([light, chroma * Math.cos(angle), chroma * Math.sin(angle)])
}

/** Mixes two colors as CSS does with `color-mix(in oklab, color share, other)`. */
export function blended(color: string, other: string, share: number): string {
  const [from, to] = [okLabOf(color), okLabOf(other)]
  const [light = 0, a = 0, b = 0] = from.map((part, at) => part * share + to[at]! * (1 - share))
  return colorOf([light, a, b])
}

/**
 * Finds the color nearest in lightness that has at least this contrast to all backgrounds, or else
 * black or white. A color that already has it is returned unchanged.
 */
export function nearestPassing(color: string, grounds: readonly string[], least: number): string {
  const passes = (tried: string) => grounds.every((ground) => contrast(tried, ground) >= least)
  if (passes(color)) return color
  const [light, a, b] = okLabOf(color)
  const passing: string[] = []
  for (let step = 1; step <= STEPS && passing.length === 0; step++)
    for (const other of [light - step / STEPS, light + step / STEPS]) {
      if (other < 0 || other > 1) continue
      // Very dark and very light colors have little room for chroma.
      const room = Math.min(1, 4 * Math.min(other, 1 - other))
      const tried = colorOf([other, a * room, b * room])
      if (passes(tried)) passing.push(tried)
    }
  return passing[0] ?? ['#000000', '#ffffff'].toSorted((x, y) => worst(y) - worst(x))[0]!

  function worst(tried: string): number {
    return Math.min(...grounds.map((ground) => contrast(tried, ground)))
  }
}

/** The number of lightness steps from black to white that are tried. */
const STEPS = 200

type OkLab = readonly [light: number, a: number, b: number]

function okLabOf(color: string): OkLab {
  const [red = 0, green = 0, blue = 0] = linearPartsOf(color)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** Writes a color in hex digits, without the part of it that a screen cannot show. */
function colorOf([light, a, b]: OkLab): string {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3
  const parts = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((part) => {
    const shown = part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055
    return Math.round(Math.min(1, Math.max(0, shown)) * 255)
  })
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = linearPartsOf(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linearPartsOf(color: string): number[] {
  return partsOf(color).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
}

/** Red, green and blue, from 0 to 1. */
function partsOf(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
}
