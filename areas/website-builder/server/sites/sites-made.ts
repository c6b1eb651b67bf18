import { extensionPoint } from '#server/extension-points.ts'
import type { Desk } from '#server/tools.ts'
import type { SiteWorkflow } from '../../blueprints/workflows.ts'

/** A site that the guided creation has just made. */
export interface MadeSite {
  id: string
  name: string
  /** The workflows that its answers ask for. */
  workflows: readonly SiteWorkflow[]
}

/** Steps after a site was made, such as adding its workflows. */
export const sitesMade = extensionPoint<(desk: Desk, site: MadeSite) => Promise<void>>('sites-made')
