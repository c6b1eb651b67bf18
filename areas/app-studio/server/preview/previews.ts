import { createHash } from 'node:crypto'
import { isPreviewName, newPreviewName } from '#server/second-listener/names/preview-names.ts'
import { PREVIEWS } from '../../limits.ts'
import type { BuiltFile } from '../build/build-work.ts'
import type { BuiltFunctions } from '../functions/answer-function.ts'
import { withLiveScript } from './with-live-script.ts'

/** A build that is shown to everybody who knows its name. */
export interface Preview {
  name: string
  /**
   * A value that changes with the content. All processes that build the same content have the same
   * version.
   */
  version: string
  /** The commit that was built; null if it is not a project's. */
  commit: string | null
  files: ReadonlyMap<string, BuiltFile>
  /** The functions of the build; null if it has none. */
  functions: BuiltFunctions | null
}

export interface Shown {
  commit?: string
  files: readonly BuiltFile[]
  functions?: BuiltFunctions
}

export interface Previews {
  /** Shows a build under a new name, or replaces the build that has this name. */
  show(shown: Shown, name?: string): Preview
  find(name: string): Preview | null
  end(name: string): void
}

/** Keeps previews in memory, and drops the least recently used. */
export function openPreviews(): Previews {
  const kept = new Map<string, { preview: Preview; bytes: number }>()
  let bytes = 0

  function end(name: string): void {
    bytes -= kept.get(name)?.bytes ?? 0
    kept.delete(name)
  }

  return {
    show({ commit, files, functions }, name = newPreviewName()) {
      if (!isPreviewName(name)) throw new Error('That is not a name of a preview')
      const preview = {
        name,
        version: versionOf(files, functions?.functions ?? new Map()),
        commit: commit ?? null,
        files: new Map(files.map(withLiveScript).map((file) => [file.path, file])),
        functions: functions ?? null,
      }
      end(name)
      const own = files.reduce((sum, { content }) => sum + content.byteLength, 0)
      bytes += own
      kept.set(name, { preview, bytes: own })
      for (const oldest of kept.keys()) {
        if (oldest === name || (kept.size <= PREVIEWS.kept && bytes <= PREVIEWS.bytes)) break
        end(oldest)
      }
      return preview
    },
    find(name) {
      const found = kept.get(name)
      if (!found) return null
      kept.delete(name)
      kept.set(name, found)
      return found.preview
    },
    end,
  }
}

function versionOf(files: readonly BuiltFile[], functions: ReadonlyMap<string, string>): string {
  const parts = [...files.map(({ path, hash }) => `${path} ${hash}`), ...[...functions].flat()]
  return createHash('sha256').update(parts.toSorted().join('\0')).digest('hex').slice(0, 32)
}

const byServer = new WeakMap<object, Previews>()

/** Returns the previews of a server, which is identified by the object of its tools. */
export function previewsOf(server: object): Previews {
  const previews = byServer.get(server) ?? openPreviews()
  byServer.set(server, previews)
  return previews
}
