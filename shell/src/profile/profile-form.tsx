import { getCurrentUser, updateCurrentUser, type User } from '@fsvp/contracts/access/user';
import { Avatar, Button, DescriptionList, SegmentedControl, Text } from '@fsvp/ui';
import { FileDrop, Form, FormActions, FormErrorSummary, TextField } from '@fsvp/ui/dialogs';
import { queryKeyOf, THEMES, useApiMutation, useQueryClient, useTheme, type Theme } from '@fsvp/web-kit';
import { useSave } from '@fsvp/web-kit/dialogs';
import { useState } from 'react';
import { PICTURE_TYPES, readPicture } from './read-picture.js';
import { roleName } from './role-name.js';
import type { useProfileForm } from './use-profile-form.js';

const themeLabels: Record<Theme, string> = { light: 'Light', dark: 'Dark', system: 'System' };

interface ProfileFormProps {
  user: User;
  form: ReturnType<typeof useProfileForm>;
  onDone: () => void;
}

export function ProfileForm({ user, form, onDone }: ProfileFormProps) {
  const client = useQueryClient();
  const { theme, setTheme } = useTheme();
  const [pictureError, setPictureError] = useState<string>();
  const picture = form.watch('profileImageUrl');

  const update = useApiMutation(updateCurrentUser, {
    success: 'Profile updated successfully',
    failure: 'Failed to update profile',
    onSuccess: (saved) => client.setQueryData(queryKeyOf(getCurrentUser), saved),
  });
  const { formErrors, submit } = useSave({
    form,
    save: async (body) => {
      await update.mutateAsync({ body });
      return undefined;
    },
    onSaved: onDone,
  });

  const choosePicture = async (file: File) => {
    setPictureError(undefined);
    try {
      form.setValue('profileImageUrl', await readPicture(file), { shouldDirty: true });
    } catch (error) {
      setPictureError(error instanceof Error ? error.message : 'The picture could not be read.');
    }
  };

  return (
    <Form form={form} onSubmit={submit} label="Profile">
      <FormErrorSummary messages={formErrors} />
      <TextField name="firstName" label="First name" autoComplete="given-name" />
      <TextField name="lastName" label="Last name" autoComplete="family-name" />
      <FileDrop
        label="Picture"
        accept={PICTURE_TYPES}
        onFile={(file) => void choosePicture(file)}
        hint="PNG, JPEG or WebP. It is cropped to a square."
        error={pictureError}
      />
      {picture ? (
        <div className="flex items-center gap-3">
          <Avatar src={picture} firstName={form.watch('firstName')} lastName={form.watch('lastName')} />
          <Button
            variant="ghost"
            size="sm"
            onClick={() => form.setValue('profileImageUrl', null, { shouldDirty: true })}
          >
            Remove picture
          </Button>
        </div>
      ) : null}
      <DescriptionList
        items={[
          ...(user.kind === 'user' ? [{ term: 'Title', value: user.title }] : []),
          { term: 'Role', value: roleName(user) },
          { term: 'Language', value: 'English' },
        ]}
      />
      <div className="flex flex-col items-start gap-1.5">
        <span aria-hidden className="text-label">
          Theme
        </span>
        <SegmentedControl
          label="Theme"
          value={theme}
          onChange={(next) => setTheme(next as Theme)}
          options={THEMES.map((value) => ({ value, label: themeLabels[value] }))}
        />
      </div>
      <div className="flex flex-col items-start gap-1.5">
        <span className="text-label">Time zone</span>
        <span>{user.timeZone}</span>
        <Text tone="muted">Due dates, reports and reminders use this time zone. Your administrator can change it.</Text>
      </div>
      <FormActions>
        <Button variant="outline" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" loading={form.formState.isSubmitting}>
          Save
        </Button>
      </FormActions>
    </Form>
  );
}
