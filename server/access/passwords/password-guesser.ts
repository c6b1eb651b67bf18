import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** Estimates how many guesses find a password. Its word lists take 15 MB. */
export const passwordGuesser = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
