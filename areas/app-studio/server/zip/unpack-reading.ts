import type { Reading } from '#server/reading/reading.ts'
import type { ProjectZip } from './unpack-project.ts'

/** The files of a ZIP that a reader imports. */
export const zipReading: Reading<ProjectZip, Map<string, Uint8Array>> = {
  name: 'app-studio-zip',
  what: () => 'The ZIP file',
  origin: () => 'a reader',
  async load() {
    const { unpackProject } = await import('./unpack-project.ts')
    return unpackProject
  },
}
