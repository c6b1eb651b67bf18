/** Whether the packages are installed and `dist` is built of the present sources. */
export declare function isReady(): boolean
