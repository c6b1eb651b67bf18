import { Problem } from '#core/problem.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, TextArea, TextInput } from '#web/ui/controls/Field.tsx'
import { fullCount } from '#web/ui/count.ts'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useForm } from '#web/ui/use-form.ts'
import { agentSettings, type OpenAgent } from '../../contracts/agent-settings.ts'
import { AGENTS } from '../../limits.ts'

/** The form for an agent's instructions and limits. */
export function SettingsTab({ agent }: { agent: OpenAgent }) {
  const { id, budget, spent, model } = agent
  const toast = useToast()
  const form = useForm(agentSettings.saveAgent, {
    initial: {
      description: agent.description,
      type: agent.type,
      instructions: agent.instructions,
      turns: String(budget.turns),
      tokens: String(budget.tokensOfDay),
      money: budget.moneyOfDay === null ? '' : String(budget.moneyOfDay),
    },
    toInput: ({ description, type, instructions, ...amounts }) => ({
      ...{ id, description: description.trim(), type: type.trim(), instructions },
      budget: {
        turns: amountIn('turns', amounts.turns),
        tokensOfDay: amountIn('tokens', amounts.tokens),
        moneyOfDay: amounts.money.trim() === '' ? null : amountIn('money', amounts.money),
      },
    }),
    onDone: () => toast({ tone: 'success', title: 'Agent saved' }),
  })
  const { values, errors } = form
  return (
    <form className="workspace-form" noValidate onSubmit={form.submit}>
      <Field label="Type" hint="Its purpose in a word or two." error={errors.type}>
        <TextInput value={values.type} onChange={form.set('type')} />
      </Field>
      <Field label="Description" error={errors.description}>
        <TextInput value={values.description} onChange={form.set('description')} />
      </Field>
      <Field
        label="Instructions"
        hint="What it is for, how it answers, and what it leaves alone. Models follow them."
        error={errors.instructions}
      >
        <TextArea rows={6} value={values.instructions} onChange={form.set('instructions')} />
      </Field>
      <fieldset className="agent-budget">
        <legend>Budget</legend>
        <Field
          label="Requests for one message"
          hint={`1 to ${AGENTS.turns}. It can call actions between them.`}
          error={errors.turns}
        >
          <TextInput inputMode="numeric" value={values.turns} onChange={form.set('turns')} />
        </Field>
        <Field
          label="Tokens a day"
          hint={`${fullCount(spent.tokens)} spent today (UTC).`}
          error={errors.tokens}
        >
          <TextInput inputMode="numeric" value={values.tokens} onChange={form.set('tokens')} />
        </Field>
        <Field
          label={`Money a day (${spent.currency})`}
          hint={`Empty for no limit. ${spent.money.toFixed(2)} spent today, by the prices under Settings, AI endpoints.`}
          error={errors.money}
        >
          <TextInput inputMode="decimal" value={values.money} onChange={form.set('money')} />
        </Field>
      </fieldset>
      <p className="field-hint">
        {model === null
          ? 'No AI endpoint answers agents. Connect one under Settings, AI endpoints.'
          : `${model} answers. Choose another model under Settings, AI endpoints.`}
      </p>
      <div>
        <Button variant="primary" type="submit" disabled={form.isPending}>
          Save
        </Button>
      </div>
      {form.error && (
        <p className="field-error" role="alert">
          {form.error}
        </p>
      )}
    </form>
  )
}

/** Reads a typed amount. Throws a `Problem` for the field if it is not a number or is negative. */
function amountIn(name: string, typed: string): number {
  const amount = Number(typed.trim().replaceAll(',', ''))
  if (typed.trim() !== '' && Number.isFinite(amount) && amount >= 0) return amount
  throw new Problem('invalid', 'Enter a number.', { [name]: 'Enter a number.' })
}
