/** The variable that holds the module of a script where it is run. */
export const MODULE_NAME = 'projectModule'
