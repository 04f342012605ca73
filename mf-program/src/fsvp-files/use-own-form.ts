import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { useUrlState } from '@fsvp/web-kit';
import { RECORD_FORMS } from '../file-records/record-codes.js';
import { filesUrl } from './fsvp-files.url.js';

/**
 * Opens a form above the page of a file or in place of it, if a link leads to one. The filters of the list stay in the address, and closing
 * the form leads back to the page: a link would lose both.
 */
export function useOwnForm(fileId: string): (href: string) => (() => void) | undefined {
  const [, setState] = useUrlState(filesUrl);
  return (href) => {
    const own = `${hrefs.fsvpFile(fileId)}&`;
    if (!href.startsWith(own)) return undefined;
    const params = new URLSearchParams(href.slice(own.length));
    const record = RECORD_FORMS.find((one) => one === params.get('record'));
    const isSet = (name: string) => (params.get(name) === '1' ? ('1' as const) : undefined);
    return () =>
      setState({
        // Several files can be on the page.
        view: fileId,
        record,
        evaluation: isSet('evaluation'),
        approve: isSet('approve'),
        plan: isSet('plan'),
        determine: isSet('determine'),
        sign: isSet('sign'),
        procedures: params.get('procedures') ?? undefined,
      });
  };
}
