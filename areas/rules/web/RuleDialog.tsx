import './RuleDialog.css'
import { useContext, useId, useState, type FormEvent } from 'react'
import { AskContext, useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { Field, TextInput } from '#web/ui/controls/Field.tsx'
import { Plus } from '#web/ui/icons.ts'
import { Segmented } from '#web/ui/controls/Segmented.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { ruleEditor, type RuleDraft } from '../contract.ts'
import { ActionRow } from './ActionRow.tsx'
import { ConditionRow } from './ConditionRow.tsx'
import {
  draftOf,
  editedOf,
  hasProblem,
  newAction,
  newCondition,
  problemsOf,
  type EditedAction,
  type EditedCondition,
} from './edited-rule.ts'
import { RulePreview } from './RulePreview.tsx'

const matchOptions = [
  { value: 'all', label: 'All of these' },
  { value: 'any', label: 'Any of these' },
] as const

interface RuleDialogProps {
  draft: RuleDraft
  open: boolean
  onClose: () => void
}

/** Writes a rule, and shows what it would do before it is kept. */
export function RuleDialog({ draft, open, onClose }: RuleDialogProps) {
  const formId = useId()
  const ask = useContext(AskContext)
  const save = useWrite(ruleEditor.saveRule)
  const [edited, setEdited] = useState(() => editedOf(draft))
  const [wasSubmitted, setSubmitted] = useState(false)
  const [patterns, setPatterns] = useState<Record<string, string | null>>({})
  const [previewed, setPreviewed] = useState<RuleDraft | null>(null)
  const missing = problemsOf(edited)
  const shown = wasSubmitted ? missing : { name: null, byKey: {}, actions: null }

  const setCondition = (key: number, changes: Partial<EditedCondition>) =>
    setEdited({ ...edited, conditions: changed(edited.conditions, key, changes) })
  const setAction = (key: number, changes: Partial<EditedAction>) =>
    setEdited({ ...edited, actions: changed(edited.actions, key, changes) })

  /** Only the hub can read a pattern; what it says stands at the field. */
  async function checkPattern(pattern: string): Promise<boolean> {
    if (pattern === '') return false
    const problem = await ask(ruleEditor.checkPattern, { pattern })
    setPatterns((known) => ({ ...known, [pattern]: problem }))
    return problem === null
  }

  async function isReady(): Promise<boolean> {
    setSubmitted(true)
    if (hasProblem(missing)) {
      // The message has to be there before the focus goes to its field.
      requestAnimationFrame(() =>
        document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid]')?.focus(),
      )
      return false
    }
    const written = edited.conditions.filter(({ about }) => about === 'pattern')
    const checked = await Promise.all(written.map(({ pattern }) => checkPattern(pattern)))
    return checked.every(Boolean)
  }

  async function handlePreview() {
    if (await isReady().catch(() => true)) setPreviewed(draftOf(edited))
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (save.isPending || !(await isReady().catch(() => true))) return
    const saved = await save.mutateAsync(draftOf(edited)).catch(() => null)
    if (saved) onClose()
  }

  const messageOf = (condition: EditedCondition) =>
    shown.byKey[condition.key] ??
    (condition.about === 'pattern' ? (patterns[condition.pattern] ?? null) : null)

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={draft.id === undefined ? 'New rule' : 'Edit rule'}
      size="wide"
      skeleton={<SkeletonLines count={8} />}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={formId} disabled={save.isPending}>
            {draft.id === undefined ? 'Save without turning on' : 'Save'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="dialog-form rule-form"
        noValidate
        onSubmit={(event) => void handleSubmit(event)}
      >
        <Field label="Name" error={shown.name}>
          <TextInput
            dir="auto"
            maxLength={100}
            value={edited.name}
            onChange={(event) => setEdited({ ...edited, name: event.target.value })}
          />
        </Field>
        <fieldset className="rule-part">
          <legend>When</legend>
          {edited.conditions.length > 1 && (
            <Segmented
              label="An article must meet"
              options={matchOptions}
              value={edited.match}
              onChange={(match) => setEdited({ ...edited, match })}
            />
          )}
          {edited.conditions.map((condition, at) => (
            <ConditionRow
              key={condition.key}
              place={at + 1}
              condition={condition}
              error={messageOf(condition)}
              onChange={(changes) => setCondition(condition.key, changes)}
              onPattern={(pattern) => void checkPattern(pattern).catch(() => {})}
              onRemove={
                edited.conditions.length > 1
                  ? () =>
                      setEdited({
                        ...edited,
                        conditions: edited.conditions.filter(({ key }) => key !== condition.key),
                      })
                  : null
              }
            />
          ))}
          <Button
            size="s"
            variant="quiet"
            icon={<Plus />}
            onClick={() =>
              setEdited({ ...edited, conditions: [...edited.conditions, newCondition()] })
            }
          >
            Add condition
          </Button>
        </fieldset>
        <fieldset className="rule-part">
          <legend>Then</legend>
          {edited.actions.map((action, at) => (
            <ActionRow
              key={action.key}
              place={at + 1}
              action={action}
              error={shown.byKey[action.key] ?? null}
              onChange={(changes) => setAction(action.key, changes)}
              onRemove={
                edited.actions.length > 1
                  ? () =>
                      setEdited({
                        ...edited,
                        actions: edited.actions.filter(({ key }) => key !== action.key),
                      })
                  : null
              }
            />
          ))}
          {shown.actions && (
            <p className="field-error" role="alert">
              {shown.actions}
            </p>
          )}
          <Button
            size="s"
            variant="quiet"
            icon={<Plus />}
            onClick={() => setEdited({ ...edited, actions: [...edited.actions, newAction()] })}
          >
            Add action
          </Button>
        </fieldset>
        {save.error && (
          <p className="field-error" role="alert">
            {explain(save.error)}
          </p>
        )}
        <Button onClick={() => void handlePreview()}>Preview on existing articles</Button>
      </form>
      {previewed && isSame(previewed, draftOf(edited)) && (
        <RulePreview key={JSON.stringify(previewed)} rule={previewed} />
      )}
    </Dialog>
  )
}

/** What was previewed is not on show beside another rule. */
function isSame(one: RuleDraft, other: RuleDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function changed<Row extends { key: number }>(
  rows: readonly Row[],
  key: number,
  changes: Partial<Row>,
): Row[] {
  return rows.map((row) => (row.key === key ? { ...row, ...changes } : row))
}
