export const toolCategories = ['productivity', 'development', 'research', 'ai-ml'] as const
export type ToolCategory = (typeof toolCategories)[number]

/** The choice of all categories. */
export const ALL_TOOLS = 'all'
export const toolFilters = [ALL_TOOLS, ...toolCategories] as const
export type ToolFilter = (typeof toolFilters)[number]

export function toolsIn<Tool extends { category: ToolCategory }>(
  tools: readonly Tool[],
  filter: ToolFilter,
): Tool[] {
  return tools.filter(({ category }) => filter === ALL_TOOLS || category === filter)
}
