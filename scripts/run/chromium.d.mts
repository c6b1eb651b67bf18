/** Finds Chromium on this machine, or gives null. `CHROMIUM` names another one. */
export function findChromium(): string | null
/** Finds the browser that plays journeys: the one without windows where it is there, else any Chromium; or null. */
export function findJourneyBrowser(): string | null
export function chromiumFlags(): string[]
