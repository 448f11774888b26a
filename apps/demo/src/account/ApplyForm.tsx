import type { ApplicationBody } from '@smart-address/contract';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../frame/Button.tsx';
import { TextField } from '../frame/TextField.tsx';
import { ACCOUNT } from '../i18n/account.ts';
import { useLocale, useTranslation } from '../i18n/LocaleContext.tsx';
import type { Account } from './useAccount.ts';

interface ApplyFormProps {
  readonly account: Account;
  /** The application is in; with the token of the account that it opened, if it opened one. */
  readonly onSent: (accountToken: string | null) => void;
}

interface Entries {
  readonly interface: 'A' | 'B';
  readonly organization: string;
  readonly name: string;
  readonly email: string;
  readonly intendedUse: string;
  readonly plan: ApplicationBody['plan'];
}

const PLANS = ['free', 'low', 'medium', 'large', 'government'] as const;
/** As the contract has it. */
const SHORTEST_USE = 40;

/** An application for access, to either interface. */
export function ApplyForm({ account, onSent }: ApplyFormProps) {
  const id = useId();
  const all = useTranslation(ACCOUNT);
  const t = all.apply;
  const { t: common } = useLocale();
  const { register, handleSubmit, reset, formState } = useForm<Entries>({
    defaultValues: { interface: 'B', plan: 'free' },
  });
  const { errors, isSubmitting } = formState;

  const send = handleSubmit(async ({ name, email, ...body }) => {
    const { token, run } = account;
    const answer = await run((client) =>
      client.call('applicationSubmit', {
        body: { ...body, contact: { name, email } },
        ...(token === null ? {} : { account: token }),
      }),
    );
    if (!answer) return;
    reset();
    onSent(answer.accountToken);
  });

  return (
    <form className="card" noValidate onSubmit={(event) => void send(event)} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t.title}</h2>
      <fieldset className="account-choices">
        <legend className="visually-hidden">{t.interface}</legend>
        {(['B', 'A'] as const).map((face) => (
          <label key={face} className="choice">
            <input type="radio" value={face} {...register('interface')} />
            <span>
              {t.interfaces[face].title}
              <small>{t.interfaces[face].text}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="fields">
        <TextField
          {...register('organization', { required: t.missing, minLength: { value: 2, message: t.missing } })}
          label={t.organization}
          autoComplete="organization"
          error={errors.organization?.message}
        />
        <TextField
          {...register('name', { required: t.missing })}
          className="half"
          label={t.name}
          autoComplete="name"
          error={errors.name?.message}
        />
        <TextField
          {...register('email', {
            required: t.missing,
            pattern: { value: /^\s*\S+@\S+\.\S+\s*$/, message: t.emailWrong },
          })}
          className="half"
          type="email"
          dir="ltr"
          label={t.email}
          autoComplete="email"
          error={errors.email?.message}
        />
        <div className="field" data-invalid={errors.intendedUse ? '' : undefined}>
          <label htmlFor={`${id}-use`}>{t.purpose}</label>
          <textarea
            id={`${id}-use`}
            rows={3}
            maxLength={2000}
            placeholder={t.purposeExample}
            aria-required
            aria-invalid={errors.intendedUse ? true : undefined}
            aria-describedby={`${id}-use-hint`}
            {...register('intendedUse', {
              validate: (text) => text.trim().length >= SHORTEST_USE || t.purposeShort(SHORTEST_USE),
            })}
          />
          <p className={errors.intendedUse ? 'field-error' : 'field-hint'} id={`${id}-use-hint`}>
            {errors.intendedUse?.message ?? t.purposeHint(SHORTEST_USE)}
          </p>
        </div>
        <div className="field half">
          <label htmlFor={`${id}-plan`}>
            {t.plan}
            <span className="field-optional"> ({common.optional})</span>
          </label>
          <select id={`${id}-plan`} {...register('plan')}>
            {PLANS.map((plan) => (
              <option key={plan} value={plan}>
                {all.plans.names[plan]}
              </option>
            ))}
          </select>
        </div>
      </div>
      <Button type="submit" isPrimary className="account-send" aria-disabled={isSubmitting || undefined}>
        {t.send}
      </Button>
    </form>
  );
}
