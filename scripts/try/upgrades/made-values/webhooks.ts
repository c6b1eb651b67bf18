import { sealed, web, type Make } from './make.ts'

export const webhooksValues: Record<string, Make> = {
  'webhooks.address': web('receiver'),
  'webhooks.events': () => ['article.new'],
  'webhooks.topic': () => null,
  'webhooks.secret': sealed,
  'webhooks.former_secret': sealed,
  'webhooks.claimed_until': () => null,
  'webhooks_deliveries.event': () => 'article.new',
  'webhooks_deliveries.body': () => '{}',
  'webhooks_deliveries.state': () => 'delivered',
}
