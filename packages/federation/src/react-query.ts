/**
 * What modules get when they import '@tanstack/react-query': one copy, in the shell. All of it would make the shell's files larger
 * by functions that no module uses.
 */
export {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
