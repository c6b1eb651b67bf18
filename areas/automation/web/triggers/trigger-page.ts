import { address } from '#core/route.ts'
import { routes } from '../../routes.ts'

/** The address of a trigger's page. */
export const triggerPage = (trigger: string) =>
  `/automation/triggers/${address(routes.trigger, { trigger }).slice(2)}`
