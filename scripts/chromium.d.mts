/** Where Chromium is on this machine, or null. `CHROMIUM` names another one. */
export function findChromium(): string | null
export function chromiumFlags(): string[]
