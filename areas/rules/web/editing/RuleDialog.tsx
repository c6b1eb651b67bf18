import './RuleDialog.css'
import { useContext, useId, useState, type FormEvent } from 'react'
import { AskContext } from '#web/asking/api.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { Field, TextInput } from '#web/ui/controls/Field.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { useForm } from '#web/ui/use-form.ts'
import { ruleEditor, type RuleDraft } from '../../contract.ts'
import { draftOf, editedOf, hasProblem, problemsOf, type EditedCondition } from './edited-rule.ts'
import { RuleActions } from './RuleActions.tsx'
import { RuleConditions } from './RuleConditions.tsx'
import { RulePreview } from './RulePreview.tsx'

interface RuleDialogProps {
  draft: RuleDraft
  open: boolean
  onClose: () => void
}

/** Edits a rule, and shows its effect before it is saved. */
export function RuleDialog({ draft, open, onClose }: RuleDialogProps) {
  const formId = useId()
  const ask = useContext(AskContext)
  const [initial] = useState(() => editedOf(draft))
  const form = useForm(ruleEditor.saveRule, {
    ...{ initial, toInput: draftOf, onDone: onClose },
  })
  const edited = form.values
  const [wasSubmitted, setSubmitted] = useState(false)
  const [patterns, setPatterns] = useState<Record<string, string | null>>({})
  const [previewed, setPreviewed] = useState<RuleDraft | null>(null)
  const missing = problemsOf(edited)
  const shown = wasSubmitted ? missing : { name: null, byKey: {}, actions: null }

  /** Only the server can check a pattern; its message is shown at the field. */
  async function checkPattern(pattern: string): Promise<boolean> {
    if (pattern === '') return false
    const problem = await ask(ruleEditor.checkPattern, { pattern })
    setPatterns((known) => ({ ...known, [pattern]: problem }))
    return problem === null
  }

  async function isReady(): Promise<boolean> {
    setSubmitted(true)
    if (hasProblem(missing)) {
      // The error message has to be in the document before its field takes the focus.
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
    if (!form.isPending && (await isReady().catch(() => true))) form.submit()
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
          <Button variant="primary" type="submit" form={formId} disabled={form.isPending}>
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
          <TextInput dir="auto" maxLength={100} value={edited.name} onChange={form.set('name')} />
        </Field>
        <RuleConditions
          rule={edited}
          onMatch={form.set('match')}
          onChange={form.set('conditions')}
          messageOf={messageOf}
          onPattern={(pattern) => void checkPattern(pattern).catch(() => {})}
        />
        <RuleActions
          actions={edited.actions}
          onChange={form.set('actions')}
          problems={shown.byKey}
          error={shown.actions}
        />
        {form.failure && (
          <p className="field-error" role="alert">
            {explain(form.failure)}
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

/** Says if two drafts are equal. A preview is removed when its rule changes. */
function isSame(one: RuleDraft, other: RuleDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
