import { Problem } from '#core/problem.ts'
import type { AiPlan } from '../contracts/ai-endpoints.ts'

/** Limits and prices as they are being typed. */
export interface SpendingDraft {
  currency: string
  mostTokens: string
  mostMoney: string
  prices: PriceDraft[]
}

export interface PriceDraft {
  id: number
  model: string
  input: string
  output: string
}

export function draftOfPlan(plan: AiPlan): SpendingDraft {
  return {
    currency: plan.currency,
    mostTokens: String(plan.mostTokens ?? ''),
    mostMoney: String(plan.mostMoney ?? ''),
    prices: plan.prices.map(({ model, input, output }, id) => ({
      id,
      model,
      input: String(input),
      output: String(output),
    })),
  }
}

/** The prices whose model is named. */
export function namedPrices(prices: readonly PriceDraft[]): PriceDraft[] {
  return prices.filter(({ model }) => model.trim() !== '')
}

export function withNewPrice(prices: readonly PriceDraft[]): PriceDraft[] {
  const id = Math.max(-1, ...prices.map((price) => price.id)) + 1
  return [...prices, { id, model: '', input: '', output: '' }]
}

const NOT_A_NUMBER = 'Enter a number, such as 2.50'

/**
 * Reads the limits and prices of a plan; fails with a message for each field that is not a number.
 */
export function spendingOf(
  draft: SpendingDraft,
): Pick<AiPlan, 'currency' | 'mostTokens' | 'mostMoney' | 'prices'> {
  const fields: Record<string, string> = {}
  /** Reads a number with a point or a comma; null if the field is empty. */
  function numberAt(path: string, text: string): number | null {
    if (text.trim() === '') return null
    const number = Number(text.trim().replace(',', '.'))
    if (Number.isNaN(number)) fields[path] = NOT_A_NUMBER
    return number
  }

  const mostTokens = numberAt('mostTokens', draft.mostTokens)
  const spending = {
    currency: draft.currency,
    mostTokens: mostTokens === null ? null : Math.round(mostTokens),
    mostMoney: numberAt('mostMoney', draft.mostMoney),
    prices: namedPrices(draft.prices).map(({ model, input, output }, at) => ({
      model,
      input: numberAt(`prices.${at}.input`, input) ?? 0,
      output: numberAt(`prices.${at}.output`, output) ?? 0,
    })),
  }
  if (Object.keys(fields).length > 0) throw new Problem('invalid', NOT_A_NUMBER, { fields })
  return spending
}
