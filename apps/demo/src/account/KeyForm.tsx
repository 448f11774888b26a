import { scopes, type AccessKey, type KeyBody } from '@smart-address/contract';
import { useForm } from 'react-hook-form';
import { Button } from '../frame/Button.tsx';
import { TextField } from '../frame/TextField.tsx';
import { ACCOUNT } from '../i18n/account.ts';
import { useTranslation } from '../i18n/LocaleContext.tsx';

/** What a key is given when it is made, and what may be changed later. */
export type KeySettings = Pick<KeyBody, 'name' | 'scopes' | 'ratePerSecond' | 'ipAllowList'>;

interface KeyFormProps {
  /** A key to change. @default a new one */
  readonly initial?: AccessKey;
  readonly submitLabel: string;
  /** Resolves to whether it was taken. */
  readonly onSubmit: (settings: KeySettings) => Promise<boolean>;
}

export function KeyForm({ initial, submitLabel, onSubmit }: KeyFormProps) {
  const t = useTranslation(ACCOUNT).keys;
  const { register, handleSubmit, reset, formState } = useForm({
    defaultValues: {
      name: initial?.name ?? '',
      scopes: [...(initial?.scopes ?? scopes)],
      rate: initial ? String(initial.ratePerSecond) : '',
      addresses: initial?.ipAllowList.join(', ') ?? '',
    },
  });
  const { errors, isSubmitting } = formState;

  const send = handleSubmit(async ({ name, scopes, rate, addresses }) => {
    const perSecond = Number(rate.replace(',', '.'));
    const isTaken = await onSubmit({
      name,
      scopes,
      ...(rate.trim() === '' ? {} : { ratePerSecond: perSecond }),
      ipAllowList: addresses.split(/[\s,;]+/).filter(Boolean),
    });
    if (isTaken) reset();
  });

  return (
    <form className="key-form" noValidate onSubmit={(event) => void send(event)}>
      <div className="fields">
        <TextField
          {...register('name', { required: t.nameMissing })}
          label={t.name}
          maxLength={100}
          error={errors.name?.message}
        />
        <fieldset className="account-choices">
          <legend>{t.scopes}</legend>
          {scopes.map((scope) => (
            <label key={scope} className="choice">
              <input
                type="checkbox"
                value={scope}
                {...register('scopes', { validate: (all) => all.length > 0 || t.scopesMissing })}
              />
              <span>
                {t.scopeNames[scope]} <bdi dir="ltr">({scope})</bdi>
              </span>
            </label>
          ))}
          {errors.scopes?.message && <p className="field-error">{errors.scopes.message}</p>}
        </fieldset>
        <TextField
          {...register('rate', {
            validate: (text) => text.trim() === '' || Number(text.replace(',', '.')) > 0 || t.rateWrong,
          })}
          className="half"
          label={t.rate}
          hint={t.rateHint}
          inputMode="decimal"
          dir="ltr"
          isOptional
          error={errors.rate?.message}
        />
        <TextField
          {...register('addresses')}
          className="half"
          label={t.addresses}
          hint={t.addressesHint}
          dir="ltr"
          isOptional
        />
      </div>
      <Button type="submit" isPrimary aria-disabled={isSubmitting || undefined}>
        {submitLabel}
      </Button>
    </form>
  );
}
