/** Says if the packages are installed and `dist` is built of the present sources. */
export declare function isReady(): boolean

/** Folders that the build is made from. */
export declare const sourceFolders: string[]

/** Settings of malloc in the environment of a program that runs for long. */
export declare const MALLOC: Record<string, string>

/** An option of Node for it: little room for new objects. */
export declare const YOUNG: string
