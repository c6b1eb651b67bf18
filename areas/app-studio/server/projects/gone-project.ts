import { Problem } from '#core/problem.ts'
import type { Desk } from '#server/tools.ts'
import { serverAppStudio } from '../studio-api.ts'

const OPENED = /^\/build-software(?:\/projects)?\/projects\/([^/]+)/

/**
 * Says if an address is that of a project that the reader cannot open, such as after its link has
 * ended.
 */
export async function goneProject(desk: Desk, path: string): Promise<boolean> {
  const [, id] = OPENED.exec(path) ?? []
  if (id === undefined) return false
  try {
    await serverAppStudio(desk).getProject({ id })
    return false
  } catch (error) {
    if (error instanceof Problem && error.kind === 'not-found') return true
    throw error
  }
}
