import './Editor.css'
import { Suspense, useEffect, useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { PageLink } from '#web/place/page.tsx'
import { PageTabs } from '#web/ui/tabs/PageTabs.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { triggers } from '../../contracts/triggers.ts'
import { workflows } from '../../contracts/workflows.ts'
import { RehearsalHint } from '../rehearsal/RehearsalHint.tsx'
import { RunDetail } from '../runs/RunDetail.tsx'
import { WorkflowRuns } from '../runs/WorkflowRuns.tsx'
import { workflowPage } from '../workflows/use-workflow-actions.ts'
import { EditorTab } from './EditorTab.tsx'
import { RoomHeader } from './RoomHeader.tsx'
import { VersionsTab } from './VersionsTab.tsx'
import { useEditor, type Editor } from './use-editor.ts'

const RehearsalTab = lazyPart(
  async () => (await import('../rehearsal/RehearsalTab.tsx')).RehearsalTab,
)

interface WorkflowRoomProps {
  id: string
  /** The open tab and its item, such as "runs/RUN". */
  place: string
}

/** One workflow: its steps, its runs and its versions. */
export function WorkflowRoom({ id, place }: WorkflowRoomProps) {
  const open = useRead(workflows.getWorkflow, { id })
  const editor = useEditor(open)
  const [tab = '', run, ...deeper] = place.split('/')
  useNewer(editor)
  const page = (of: string) => workflowPage(id, of)
  const pages = [
    { name: 'Steps', path: page('') },
    { name: 'Rehearsal', path: page('rehearsal') },
    { name: 'Runs', path: page('runs') },
    { name: 'Versions', path: page('versions') },
  ]
  return (
    <>
      <PageLink className="workflow-back" page="/automation/workflows">
        All workflows
      </PageLink>
      <RoomHeader editor={editor} />
      {open.status !== 'active' && open.trigger && tab !== 'rehearsal' && (
        <RehearsalHint workflow={id} trigger={open.trigger.id} />
      )}
      {editor.trigger && (
        <Trouble silent>
          <Suspense fallback={null}>
            <TriggerFacts id={editor.trigger.id} onKnown={editor.learn} />
          </Suspense>
        </Trouble>
      )}
      <PageTabs label={`Pages of ${editor.name}`} pages={pages} current={page(tab)} />
      <Trouble key={place}>
        <Suspense fallback={<SkeletonLines count={10} />}>
          {tab === 'runs' && run ? (
            <RunDetail workflow={id} run={run} />
          ) : tab === 'runs' ? (
            <WorkflowRuns workflow={id} />
          ) : tab === 'rehearsal' ? (
            <RehearsalTab
              draft={{ id, flush: editor.saving.flush }}
              event={[run, ...deeper].filter(Boolean).join('/')}
            />
          ) : tab === 'versions' ? (
            <VersionsTab editor={editor} />
          ) : (
            <EditorTab editor={editor} />
          )}
        </Suspense>
      </Trouble>
    </>
  )
}

/** Loads the version that another window saved, unless this page has unsaved changes. */
function useNewer({ open, saving, loadTheirs }: Editor) {
  const isNewer = open.revision > saving.revisionNow() && saving.state.kind === 'saved'
  useEffect(() => {
    if (isNewer) void loadTheirs()
  }, [isNewer]) // eslint-disable-line react-hooks/exhaustive-deps
}

interface TriggerFactsProps {
  id: string
  onKnown: (facts: { of: string; example: unknown }) => void
}

/** Reads the data of the trigger's last firing, whose fields can be picked; renders nothing. */
function TriggerFacts({ id, onKnown }: TriggerFactsProps) {
  const { example } = useRead(triggers.getTrigger, { id })
  const [tell] = useState(() => onKnown)
  useEffect(() => {
    tell({ of: id, example })
  }, [tell, id, example])
  return null
}
