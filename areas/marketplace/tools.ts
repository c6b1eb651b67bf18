export const toolCategories = ['Productivity', 'Development', 'Research', 'AI & ML'] as const
export type ToolCategory = (typeof toolCategories)[number]

/** The chip before the categories. */
export const ALL_TOOLS = 'All Tools'
export const toolFilters = [ALL_TOOLS, ...toolCategories] as const
export type ToolFilter = (typeof toolFilters)[number]

export const toolPrices = ['Free', '$9.99/month'] as const

export function toolsIn<Tool extends { category: ToolCategory }>(
  tools: readonly Tool[],
  filter: ToolFilter,
): Tool[] {
  return tools.filter(({ category }) => filter === ALL_TOOLS || category === filter)
}
