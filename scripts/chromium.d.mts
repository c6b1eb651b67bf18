/** Where Chromium is on this machine, or null. `CHROMIUM` names another one. */
export function findChromium(): string | null
/** What plays journeys: the one without windows where it is there, else any Chromium; or null. */
export function findJourneyBrowser(): string | null
export function chromiumFlags(): string[]
