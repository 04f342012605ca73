/** The beginnings of the paths of answers, and the types of records that these show, name or count (catalogue/live.ts). */
export const ACCESS_DEPENDENCIES = {
  '/api/auth/user': ['user', 'policy', 'qualified-individual', 'qualification'],
  '/api/users': ['user'],
  '/api/api-tokens': ['api-token', 'user'],
  '/api/policies': ['policy'],
  // Its list names who confirmed it.
  '/api/account-reviews': ['account-review', 'record', 'signature'],
} as const;
