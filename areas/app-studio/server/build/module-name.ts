/** The name of the variable that contains the exports of a script at run time. */
export const MODULE_NAME = 'projectModule'
