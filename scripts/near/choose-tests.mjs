// Which checks a change touches, by the paths of its files.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const CODE = /\.(ts|tsx|mjs)$/
const JOURNEY = /\.spec\.ts$/
/** A server of its own is a built one, which a run from the sources has none of. */
const STARTS_SERVER = /\b(startHub|ownHub)\b/

/** Files that lint, format and the import graph of the unit tests know. */
export function codeIn(files) {
  return files.filter((file) => CODE.test(file))
}

export function journeysIn(files) {
  return files.filter((file) => JOURNEY.test(file))
}

/** Journeys of the changed areas and changed journeys, apart by whether they can be played from the sources. */
export function journeysNear(files) {
  const areas = new Set(files.map((file) => /^areas\/([^/]+)\//.exec(file)?.[1]).filter(Boolean))
  const ofAreas = [...areas].flatMap((area) => specsIn(join('areas', area, 'e2e')))
  const near = [...new Set([...ofAreas, ...journeysIn(files)])]
  const fromSources = near.filter((file) => !STARTS_SERVER.test(readFileSync(file, 'utf8')))
  return { fromSources, leftOut: near.filter((file) => !fromSources.includes(file)) }
}

function specsIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => JOURNEY.test(name))
    .map((name) => `${folder}/${name}`)
}
