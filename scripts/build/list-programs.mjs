import { fileURLToPath } from 'node:url'
import { tsImport } from 'tsx/esm/api'

/**
 * The source files of all programs that run beside main.js, by the names in
 * `server/children/programs.ts`.
 */
export async function listPrograms() {
  const { programs } = await tsImport('../../server/children/programs.ts', import.meta.url)
  return Object.fromEntries(programs.map(({ name, source }) => [name, fileURLToPath(source)]))
}
