import { createContext } from 'react'
import type { TabPart } from '#platform/tab-part.ts'

/** Parts that areas add to tabs of the right panel. */
export const TabParts = createContext<readonly TabPart[]>([])
