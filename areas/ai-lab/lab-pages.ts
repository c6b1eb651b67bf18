export const labTabs = [
  { value: 'overview', label: 'Overview' },
  { value: 'models', label: 'Models' },
  { value: 'training', label: 'Training & Deployment' },
] as const
export type LabTab = (typeof labTabs)[number]['value']

/** Pages that the quick-start cards link to, relative to the door. */
export const quickStartPages = [
  '/ai-studio/playground',
  '/ai-studio/catalog',
  '/ai-studio/spaces',
  '/ai-studio/models',
  '/ai-studio/fine-tuning',
  '/ai-studio/inference',
] as const
export type QuickStartPage = (typeof quickStartPages)[number]

/** The route pattern of an open tab, with the part and the item in it. */
export const labPlace = 'tabs/:tab/*'

/** The tab that a page of the lab opens with. */
export function tabOfPage(page: string): LabTab {
  const [name] = page.replace(/^.*?ai-studio\/?/, '').split('/')
  if (name === 'models') return 'models'
  return name === 'fine-tuning' || name === 'inference' ? 'training' : 'overview'
}
