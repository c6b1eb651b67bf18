import { fileSizeText } from '#core/file-size.ts'
import { useRead } from '#web/asking/api.tsx'
import { count } from '#web/ui/count.ts'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import {
  studioEnvironments,
  type BuildInputs,
  type KeptBuild,
} from '../../../contracts/environments.ts'
import type { Source } from '../use-source.ts'
import { shortCommit } from './environment-words.ts'

interface BuildLogProps {
  source: Source
  build: KeptBuild
  open: boolean
  onClose: () => void
}

/** A dialog with the log of a build, and its inputs. */
export function BuildLog({ source, build, open, onClose }: BuildLogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`Build ${build.nth}`} size="wide">
      <Lines source={source} build={build} onClose={onClose} />
    </Dialog>
  )
}

const names = { info: 'Info', warning: 'Warning', error: 'Error' } as const
const tones = { info: 'neutral', warning: 'warn', error: 'error' } as const

function Lines({ source, build, onClose }: Omit<BuildLogProps, 'open'>) {
  const { project, onOpenAt } = source
  const { log, inputs } = useRead(studioEnvironments.getBuild, { project, build: build.id })
  return (
    <div className="environment-log">
      {inputs && <Inputs inputs={inputs} />}
      <div role="log" aria-label="Log of the build">
        {log.length === 0 && <p className="meta">The build is at work.</p>}
        {log.map(({ is, text, file, line, column }, index) => (
          <p key={index} className="shown-line">
            <Badge tone={tones[is]}>{names[is]}</Badge>
            {file !== null && (
              <button
                type="button"
                className="shown-link"
                onClick={() => {
                  onClose()
                  onOpenAt({ path: file, line: line ?? 1, column: column ?? 1 })
                }}
              >
                {line === null ? file : `${file}:${line}`}
              </button>
            )}
            <code dir="auto">{text}</code>
          </p>
        ))}
      </div>
    </div>
  )
}

function Inputs({ inputs }: { inputs: BuildInputs }) {
  const { commit, files, packages, digest, bytes } = inputs
  const facts = [
    ['Commit', shortCommit(commit)],
    ['Made from', count(files, 'file')],
    ['Packages', packages.length > 0 ? packages.join(', ') : 'those of the server alone'],
    ['Size', digest === null ? '—' : fileSizeText(bytes)],
    ['SHA-256', digest ?? '—'],
  ]
  return (
    <dl className="vibe-build-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
