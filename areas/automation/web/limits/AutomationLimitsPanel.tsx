import { useRead } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, TextInput } from '#web/ui/controls/Field.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useForm } from '#web/ui/use-form.ts'
import { automationLimits } from '../../contracts/usage-limits.ts'
import { limitsOf } from './typed-limits.ts'

/** The form for the limits that apply to each reader's workflows. */
export function AutomationLimitsPanel() {
  return (
    <Panel title="Automation limits" skeleton={<SkeletonLines count={4} />}>
      <Limits />
    </Panel>
  )
}

function Limits() {
  const limits = useRead(automationLimits.getLimits, {})
  const toast = useToast()
  const { values, set, errors, error, submit, isPending } = useForm(automationLimits.saveLimits, {
    initial: {
      activeWorkflows: String(limits.activeWorkflows),
      runsOfMonth: String(limits.runsOfMonth),
    },
    toInput: limitsOf,
    onDone: () => toast({ tone: 'success', title: 'Limits saved' }),
  })
  return (
    <form className="settings-rows" noValidate onSubmit={submit}>
      <Field
        label="Active workflows"
        hint="How many workflows each user can have switched on at the same time. Those that are active stay active when you lower it."
        error={errors.activeWorkflows}
      >
        <TextInput
          inputMode="numeric"
          value={values.activeWorkflows}
          onChange={set('activeWorkflows')}
        />
      </Field>
      <Field
        label="Workflow runs per month"
        hint="For each user. Further runs wait for the next month; they begin at once when you raise it."
        error={errors.runsOfMonth}
      >
        <TextInput inputMode="numeric" value={values.runsOfMonth} onChange={set('runsOfMonth')} />
      </Field>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      <div>
        <Button type="submit" disabled={isPending}>
          Save limits
        </Button>
      </div>
    </form>
  )
}
