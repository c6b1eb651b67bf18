import { sealed, type Make } from './make.ts'

export const hubsValues: Record<string, Make> = {
  'hubs.id': ({ nth }) => `hub-${nth}`,
  'hubs_members.hub_id': ({ nth }) => `hub-${nth}`,
  'hubs_views.filter': () => 'top',
  'hubs_views.view_mode': () => 'synth',
  'hubs_views.period': () => 'week',
  'hubs_shares.secret': sealed,
}
