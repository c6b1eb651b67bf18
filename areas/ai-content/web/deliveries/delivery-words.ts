import type { Delivery, Destination } from '../../contracts/deliveries.ts'

export const wayWords: Record<Delivery['way'], string> = {
  post: 'Site',
  mail: 'Email',
  account: 'Account',
  copy: 'Clipboard',
  export: 'File',
}

export const stateWords: Record<Delivery['state'], string> = {
  sending: 'On its way since',
  sent: 'Delivered',
  failed: 'Failed',
  withdrawn: 'No longer public. Delivered',
}

/** The ways of delivery in the dialog. */
export const wayOptions: readonly { value: Destination['way']; label: string }[] = [
  { value: 'post', label: 'A post of a site' },
  { value: 'mail', label: 'An email' },
  { value: 'account', label: 'An account' },
]
