import { useState } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, TextInput } from '#web/ui/controls/Field.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { X } from '#web/ui/icons.ts'
import { usePlan } from './use-plan.ts'

/** As it stands in the fields, until it is saved. */
interface PriceDraft {
  id: number
  model: string
  input: string
  output: string
}

/** What a day may cost, and what models charge. */
export function SpendingForm() {
  const { plan, change, isPending, error } = usePlan()
  const [currency, setCurrency] = useState(plan.currency)
  const [mostTokens, setMostTokens] = useState(textOf(plan.mostTokens))
  const [mostMoney, setMostMoney] = useState(textOf(plan.mostMoney))
  const [prices, setPrices] = useState<PriceDraft[]>(
    plan.prices.map(({ model, input, output }, id) => ({
      id,
      model,
      input: String(input),
      output: String(output),
    })),
  )
  const [faulty, setFaulty] = useState<string | null>(null)
  const changePrice = (id: number, changes: Partial<PriceDraft>) =>
    setPrices(prices.map((price) => (price.id === id ? { ...price, ...changes } : price)))

  function handleSave() {
    const named = prices.filter(({ model }) => model.trim() !== '')
    const numbers = [
      mostTokens,
      mostMoney,
      ...named.flatMap(({ input, output }) => [input, output]),
    ]
    if (numbers.some((text) => Number.isNaN(numberOf(text)))) {
      setFaulty('Enter limits and prices as numbers, such as 2.50')
      return
    }
    setFaulty(null)
    const tokens = numberOf(mostTokens)
    void change(
      {
        currency,
        mostTokens: tokens === null ? null : Math.round(tokens),
        mostMoney: numberOf(mostMoney),
        prices: named.map(({ model, input, output }) => ({
          model,
          input: numberOf(input) ?? 0,
          output: numberOf(output) ?? 0,
        })),
      },
      'Limits and prices saved',
    )
  }

  return (
    <div className="endpoint-form">
      <div className="endpoint-pair">
        <Field label="Tokens per day" hint="Leave empty for no limit.">
          <TextInput
            inputMode="numeric"
            value={mostTokens}
            onChange={(event) => setMostTokens(event.target.value)}
          />
        </Field>
        <Field label="Cost per day" hint="Counts models that have a price below.">
          <TextInput
            inputMode="decimal"
            value={mostMoney}
            onChange={(event) => setMostMoney(event.target.value)}
          />
        </Field>
        <Field label="Currency">
          <TextInput value={currency} onChange={(event) => setCurrency(event.target.value)} />
        </Field>
      </div>
      <p className="field-hint">
        At a limit, no endpoint is used until tomorrow (UTC): articles then quote their sources.
      </p>
      <fieldset>
        <legend>Prices per million tokens</legend>
        {prices.map(({ id, model, input, output }, place) => (
          <div key={id} className="endpoint-price">
            <Field label={`Model ${place + 1}`}>
              <TextInput
                autoComplete="off"
                spellCheck={false}
                value={model}
                onChange={(event) => changePrice(id, { model: event.target.value })}
              />
            </Field>
            <Field label="Input">
              <TextInput
                inputMode="decimal"
                value={input}
                onChange={(event) => changePrice(id, { input: event.target.value })}
              />
            </Field>
            <Field label="Output">
              <TextInput
                inputMode="decimal"
                value={output}
                onChange={(event) => changePrice(id, { output: event.target.value })}
              />
            </Field>
            <IconButton
              label={`Remove the price of ${model || 'this model'}`}
              icon={<X />}
              onClick={() => setPrices(prices.filter((price) => price.id !== id))}
            />
          </div>
        ))}
      </fieldset>
      {(faulty ?? error) && (
        <p className="field-error" role="alert">
          {faulty ?? error}
        </p>
      )}
      <div className="endpoint-actions">
        <Button disabled={isPending} onClick={handleSave}>
          Save limits and prices
        </Button>
        <Button
          variant="quiet"
          onClick={() =>
            setPrices([...prices, { id: nextId(prices), model: '', input: '', output: '' }])
          }
        >
          Add a price
        </Button>
      </div>
    </div>
  )
}

function nextId(prices: PriceDraft[]): number {
  return Math.max(-1, ...prices.map(({ id }) => id)) + 1
}

function textOf(limit: number | null): string {
  return limit === null ? '' : String(limit)
}

/** Null where nothing stands; not a number where nonsense does. A comma is as good as a point. */
function numberOf(text: string): number | null {
  return text.trim() === '' ? null : Number(text.trim().replace(',', '.'))
}
