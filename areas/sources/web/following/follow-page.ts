import { createContext } from 'react'

/** Goes on with an address at which no feed was found, to follow its page; null where that is not offered. */
export const FollowPageContext = createContext<((address: string) => void) | null>(null)
