import { useRead } from '#web/asking/api.tsx'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, TextInput } from '#web/ui/controls/Field.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { useForm } from '#web/ui/use-form.ts'
import { X } from '#web/ui/icons.ts'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { aiEndpoints } from '../contracts/ai-endpoints.ts'
import {
  draftOfPlan,
  namedPrices,
  spendingOf,
  withNewPrice,
  type PriceDraft,
} from './spending-draft.ts'

/** The form for the daily limits and the prices of models. */
export function SpendingForm() {
  const plan = useRead(aiEndpoints.getPlan, {})
  const toast = useToast()
  const { values, set, errors, error, submit, isPending } = useForm(aiEndpoints.savePlan, {
    initial: draftOfPlan(plan),
    toInput: (draft) => ({ ...plan, ...spendingOf(draft) }),
    onDone: () => toast({ tone: 'success', title: 'Limits and prices saved' }),
  })
  const { prices } = values
  const sent = namedPrices(prices)

  return (
    <form className="endpoint-form" noValidate onSubmit={submit}>
      <div className="endpoint-pair">
        <Field label="Tokens per day" hint="Leave empty for no limit." error={errors.mostTokens}>
          <TextInput inputMode="numeric" value={values.mostTokens} onChange={set('mostTokens')} />
        </Field>
        <Field
          label="Cost per day"
          hint="Counts models that have a price below."
          error={errors.mostMoney}
        >
          <TextInput inputMode="decimal" value={values.mostMoney} onChange={set('mostMoney')} />
        </Field>
        <Field label="Currency" error={errors.currency}>
          <TextInput value={values.currency} onChange={set('currency')} />
        </Field>
      </div>
      <p className="field-hint">
        At a limit, no endpoint is used until tomorrow (UTC): articles then quote their sources.
      </p>
      <fieldset>
        <legend>Prices per million tokens</legend>
        {prices.map((price, place) => (
          <PriceFields
            key={price.id}
            label={`Model ${place + 1}`}
            price={price}
            errorOf={(name) => errors[`prices.${sent.indexOf(price)}.${name}`]}
            onChange={(changed) => set('prices')(prices.with(place, changed))}
            onRemove={() => set('prices')(prices.toSpliced(place, 1))}
          />
        ))}
      </fieldset>
      <FormError of={error} />
      <div className="endpoint-actions">
        <Button type="submit" disabled={isPending}>
          Save limits and prices
        </Button>
        <Button variant="quiet" onClick={() => set('prices')(withNewPrice(prices))}>
          Add a price
        </Button>
      </div>
    </form>
  )
}

interface PriceFieldsProps {
  label: string
  price: PriceDraft
  errorOf: (name: 'model' | 'input' | 'output') => string | undefined
  onChange: (price: PriceDraft) => void
  onRemove: () => void
}

function PriceFields({ label, price, errorOf, onChange, onRemove }: PriceFieldsProps) {
  return (
    <div className="endpoint-price">
      <Field label={label} error={errorOf('model')}>
        <TextInput
          autoComplete="off"
          spellCheck={false}
          value={price.model}
          onChange={(event) => onChange({ ...price, model: event.target.value })}
        />
      </Field>
      <Field label="Input" error={errorOf('input')}>
        <TextInput
          inputMode="decimal"
          value={price.input}
          onChange={(event) => onChange({ ...price, input: event.target.value })}
        />
      </Field>
      <Field label="Output" error={errorOf('output')}>
        <TextInput
          inputMode="decimal"
          value={price.output}
          onChange={(event) => onChange({ ...price, output: event.target.value })}
        />
      </Field>
      <IconButton
        label={`Remove the price of ${price.model || 'this model'}`}
        icon={<X />}
        onClick={onRemove}
      />
    </div>
  )
}
