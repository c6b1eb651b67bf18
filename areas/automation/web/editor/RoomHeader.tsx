import { useWrite } from '#web/asking/api.tsx'
import { usePage } from '#web/place/page.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Ellipsis, Pause, Play, Trash2 } from '#web/ui/icons.ts'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Copy, Download, Zap } from '#web/ui/more-icons.ts'
import { Menu } from '#web/ui/overlays/Menu.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { workflows } from '../../contracts/workflows.ts'
import { workflowStatusWords } from '../status-words.ts'
import { useWorkflowActions } from '../workflows/use-workflow-actions.ts'
import { SaveNote } from './SaveNote.tsx'
import type { Editor } from './use-editor.ts'

/** The name and the state of a workflow, and actions on the whole workflow. */
export function RoomHeader({ editor }: { editor: Editor }) {
  const { open, saving, name } = editor
  const switchOn = useWrite(workflows.switchOn)
  const pause = useWrite(workflows.pause)
  const attempt = useAttempt()
  const actions = useWorkflowActions()
  const { goTo } = usePage()
  const isOn = open.status === 'active'
  const self = { id: editor.id, name }

  async function handleSwitchOn() {
    if (!(await saving.flush())) return
    // An error is shown below the buttons.
    switchOn.mutate({ id: editor.id, revision: saving.revisionNow() })
  }

  async function handleRun() {
    if (await saving.flush()) await actions.runNow(self)
  }

  async function handleDelete() {
    await actions.deleteIt(self)
    goTo('/automation/workflows')
  }

  const hasUnused = open.isChanged && open.version !== null
  return (
    <header className="workflow-head">
      <div className="workflow-title">
        <input
          className="workflow-name"
          aria-label="Name of the workflow"
          value={name}
          title={name}
          dir="auto"
          onChange={({ target }) => editor.set({ name: target.value })}
        />
        <Badge tone={isOn ? 'success' : 'neutral'} dot>
          {workflowStatusWords[open.status]}
        </Badge>
        {hasUnused && <Badge tone="warn">Changes not in use yet</Badge>}
      </div>
      <div className="workflow-buttons">
        <SaveNote editor={editor} />
        <Button icon={<Zap />} onClick={() => void handleRun()}>
          Run now
        </Button>
        {isOn && hasUnused && (
          <Button
            variant="primary"
            disabled={switchOn.isPending}
            onClick={() => void handleSwitchOn()}
          >
            Use changes
          </Button>
        )}
        {isOn ? (
          <Button
            icon={<Pause />}
            disabled={pause.isPending}
            onClick={() => void attempt(pause.mutateAsync({ id: editor.id }))}
          >
            Pause
          </Button>
        ) : (
          <Button
            variant="primary"
            icon={<Play />}
            disabled={switchOn.isPending}
            onClick={() => void handleSwitchOn()}
          >
            Switch on
          </Button>
        )}
        <Menu
          label="More actions for this workflow"
          items={[
            {
              label: 'Duplicate',
              icon: <Copy />,
              onSelect: () => void actions.makeCopy(self),
            },
            { label: 'Export', icon: <Download />, onSelect: () => void actions.download(self) },
            {
              label: 'Delete',
              icon: <Trash2 />,
              danger: true,
              parted: true,
              onSelect: () => void handleDelete(),
            },
          ]}
          trigger={(wires) => (
            <IconButton label="More actions for this workflow" icon={<Ellipsis />} {...wires} />
          )}
        />
      </div>
      {open.needs.length > 0 && (
        <ul className="workflow-needs" aria-label="Not set up yet">
          {open.needs.map(({ step, place, message }) => (
            <li key={step} dir="auto">
              {place}: {message}
            </li>
          ))}
        </ul>
      )}
      {open.replaces && (
        <p className="meta" dir="auto">
          Switching it on switches off the rule “{open.replaces}”, which it was copied from.
        </p>
      )}
      {switchOn.error && (
        <p className="field-error workflow-refusal" role="alert">
          {explain(switchOn.error)}
        </p>
      )}
    </header>
  )
}
