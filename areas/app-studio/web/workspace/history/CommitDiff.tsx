import { useRead } from '#web/asking/api.tsx'
import { studioFiles, type FileDiff } from '../../../contracts/files.ts'

const names = { added: 'Added', changed: 'Changed', deleted: 'Deleted', moved: 'Moved' } as const
const signs = { same: ' ', added: '+', deleted: '-' } as const

/** The files and lines that a commit changed. */
export function CommitDiff({ project, commit }: { project: string; commit: string }) {
  const { files, areLinesLeftOut } = useRead(studioFiles.compareCommits, { project, to: commit })
  return (
    <>
      {files.length === 0 && <p className="meta">It changed no files.</p>}
      {files.map((file) => (
        <FileChanges key={file.path} file={file} />
      ))}
      {areLinesLeftOut && <p className="meta">Lines of further files are left out.</p>}
    </>
  )
}

function FileChanges({ file: { path, from, is, hunks } }: { file: FileDiff }) {
  return (
    <div className="diff-file">
      <p>
        {names[is]} <strong>{path}</strong>
        {from !== null && ` from ${from}`}
      </p>
      {hunks?.map(({ before, after, lines }) => (
        // The tab index allows scrolling with the arrow keys.
        <pre
          key={`${before} ${after}`}
          className="diff-lines"
          role="group"
          aria-label={`${path} from line ${after}`}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          {lines.map(({ is, text }, index) => (
            <code key={index} data-is={is}>
              {signs[is]} {text}
            </code>
          ))}
        </pre>
      ))}
      {hunks === null && <p className="meta">Its lines are not shown.</p>}
    </div>
  )
}
