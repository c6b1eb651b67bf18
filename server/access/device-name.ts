/**
 * Browsers by the names in their user agents. The order matters, because most of them also contain
 * names of later ones in this list.
 */
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
  ['curl', /^curl\//],
] as const
const SYSTEMS = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const
const READ_CHARACTERS = 500

/**
 * Names a browser and its system, such as "Firefox on Linux", so that a reader can tell devices
 * apart.
 */
export function deviceName(userAgent: string | undefined): string {
  const said = (userAgent ?? '').slice(0, READ_CHARACTERS)
  const nameIn = (list: readonly (readonly [string, RegExp])[]) =>
    list.find(([, form]) => form.test(said))?.[0]
  const [browser, system] = [nameIn(BROWSERS), nameIn(SYSTEMS)]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'Unknown device'
}
