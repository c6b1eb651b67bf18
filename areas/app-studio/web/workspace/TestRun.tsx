import { useContext } from 'react'
import { AskContext, useAction } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { CircleCheck, Play } from '#web/ui/icons.ts'
import { CircleX } from '#web/ui/more-icons.ts'
import { count } from '#web/ui/count.ts'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { studioPreview, type ProjectTest } from '../../contracts/preview.ts'
import type { Source } from './use-source.ts'

/** A pane that runs the tests of the project and shows their results. */
export function TestRun({ source: { project, files, onOpen, onOpenAt } }: { source: Source }) {
  const ask = useContext(AskContext)
  const run = useAction(async () => {
    await files.flush()
    return ask(studioPreview.runTests, { project })
  })
  const { tests = [] } = run.data ?? {}
  const failed = tests.filter(({ error }) => error !== null).length

  function words() {
    if (run.isPending) return 'Running…'
    if (run.error) return explain(run.error)
    if (!run.data) return ''
    if (tests.length === 0) return 'There are no tests. Add one in a file such as src/page.test.ts.'
    const took = `${count(tests.length, 'test')} in ${run.data.seconds} s`
    return failed > 0 ? `${failed} failed of ${took}` : `Passed: ${took}`
  }

  return (
    <>
      <div className="test-run">
        <Button
          size="s"
          icon={<Play />}
          disabled={run.isPending}
          onClick={() => run.mutate(undefined)}
        >
          Run tests
        </Button>
        <p className={failed > 0 || run.error ? 'field-error' : 'meta'} role="status">
          {words()}
        </p>
      </div>
      {tests.length > 0 && (
        <ul className="vibe-rows" aria-label="Tests">
          {tests.map((test, index) => (
            <TestRow
              key={index}
              test={test}
              onOpen={() => (test.at ? onOpenAt(placeOf(test.at)) : onOpen(test.file))}
            />
          ))}
        </ul>
      )}
    </>
  )
}

const placeOf = ({ file, line }: NonNullable<ProjectTest['at']>) => ({
  path: file,
  line,
  column: 1,
})

function TestRow({
  test: { file, name, error, at },
  onOpen,
}: {
  test: ProjectTest
  onOpen: () => void
}) {
  return (
    <li className="vibe-activity" data-type={error === null ? 'passed' : 'alert'}>
      {error === null ? <CircleCheck /> : <CircleX />}
      <div>
        <p className="vibe-row-head">
          <strong dir="auto">{name}</strong>
          <span className="visually-hidden">{error === null ? 'passed' : 'failed'}</span>
        </p>
        <button type="button" className="shown-link" onClick={onOpen}>
          {at ? `${at.file}:${at.line}` : file}
        </button>
        {error !== null && (
          <p>
            <code dir="auto">{error}</code>
          </p>
        )}
      </div>
    </li>
  )
}
