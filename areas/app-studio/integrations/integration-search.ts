import {
  integrationCategories,
  type Integration,
  type IntegrationCategory,
} from '../contracts/integrations.ts'

export const categoryNames: Record<IntegrationCategory, string> = {
  payment: 'Payment',
  identity: 'Identity',
  data: 'Data',
  server: 'Server',
  communication: 'Communication',
  monitoring: 'Monitoring',
}

/** Finds the integrations whose name or category contains the typed text, in any case. */
export function findIntegrations(
  integrations: readonly Integration[],
  typed: string,
): Integration[] {
  const wanted = typed.trim().toLowerCase()
  return integrations.filter(({ name, category }) =>
    [name, categoryNames[category]].some((text) => text.toLowerCase().includes(wanted)),
  )
}

export interface CategoryGroup {
  category: IntegrationCategory
  integrations: Integration[]
}

/** Groups integrations by category, in the categories' own order; a category without integrations is left out. */
export function byCategory(integrations: readonly Integration[]): CategoryGroup[] {
  return integrationCategories
    .map((category) => ({
      category,
      integrations: integrations.filter((each) => each.category === category),
    }))
    .filter((group) => group.integrations.length > 0)
}
